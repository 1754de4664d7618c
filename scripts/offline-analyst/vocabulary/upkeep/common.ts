import type { Upkeep } from './upkeep'

/** Versions between which a technology is updated: "from 11 to 13". */
export const versions =
  /(?<![\p{L}\d])(\d{1,2})(?:\.[\dx]+)*(?: \([^)]{1,9}\))? (?:to|auf|à|a|naar|para|→|->) (?:[\p{L}\d]+ )?(\d{1,2})(?![\d%])/u

/** Another text, number or image in place of one. */
export const content: Upkeep = {
  name: 'Text and appearance',
  hours: 1,
  role: 'Front-end developer',
  verbs: ['alter'],
  isSmall: true,
  ofThing: 'known',
  things: {
    en: 'font, fonts, logo, phone number, telephone number, email address, address on, our address, postal address, opening hours, business hours, copyright, photo, photos, picture, pictures, image, images, banner, headline, slogan, tagline, prices, price list, imprint, privacy policy, terms and conditions, about us, links, link to, text, texts, wording, sentence, paragraph, video, typo, phone, year',
    de: 'schriftart, schriftarten, logo, telefonnummer, adresse, anschrift, offnungszeiten, copyright, jahreszahl, foto, fotos, bild, bilder, banner, uberschrift, preise, preisliste, impressum, datenschutzerklarung, text, texte, links, satz, absatz, video, foto*, zeiten',
    fr: 'police, polices, logo, numero de telephone, adresse, horaires, copyright, photo, photos, image, images, banniere, titre, tarifs, prix, mentions legales, texte, textes, phrase, paragraphe, video, faute, lien, annee, visuel*',
    es: 'fuente, tipografia, logo, logotipo, numero de telefono, telefono, direccion, horario*, copyright, foto, fotos, imagen, imagenes, titulo, precios, aviso legal, texto, textos, frase, parrafo, video, enlace, ano, correo',
    pt: 'fonte, tipografia, logo, logotipo, numero de telefone, telefone, endereco, morada, horario*, copyright, foto, fotos, imagem, imagens, titulo, precos, texto, textos, frase, paragrafo, video, link, ano',
    ru: 'шрифт*, логотип*, номер телефона, телефон*, адрес*, часы работы, фото*, картинк*, изображени*, заголов*, цены, текст*',
    el: 'λογοτυπο, τηλεφωνο, διευθυνση, ωραριο, φωτογραφι*, εικον*, τιτλο, τιμες, κειμεν*',
    zh: '标志, 徽标, 电话, 地址, 营业时间, 照片, 图片, 标题, 价格, 文字',
    other:
      'lettertype, telefoonnummer, adres, openingstijden, afbeelding*, prijzen, kop, tekst, teksten, zin, alinea, filmpje, jaartal, testo, testi, immagine, immagini, orari, numero di telefono, indirizzo, prezzi, titolo, frase, sfondo, paragrafo',
  },
}

/** A fault whose cause is unknown. */
export const repair: Upkeep = {
  name: 'Bug fixes',
  hours: 2.5,
  verbs: ['repair'],
  signs: {
    en: "bug, bugs, broken, still (says|shows|lists), covers the, (is|are) hidden behind, (shows|says|lists) the (old|previous) (address|number|phone|logo|name|hours|photo|text|date|year), (shows|says|lists) the (old|previous) _ (address|number|phone|logo|name|hours|photo|text|date|year), (hour|day) (late|early|off), (does|do) nothing, nothing happens, (throws|shows) a (404|500|502|503), vanish, vanishes, sideways, cuts off, upside down, doesn't work, does not work, don't work, do not work, doesn't _ work, not working, isn't working, no longer, any more, anymore, =stopped _, =stops _, (is|are|get|gets|was|were) _ twice, crash, crashes, crashed, crashing, =freezes, hangs, stuck, error, errors, (says|shows|gives|returns) _ (404|500|502|503), fails, failed, failing, failure, blank page, white page, white screen, black screen, is down, (returns|shows|sends|finds) (no|nothing), misses, =can't (log|sign|pay|open|check|order|submit|upload|download|see|access|load|save|send|book|reset|print), cannot (log|sign|pay|open|check|order|submit|upload|download|see|access|load|save|send|book|reset|print), wrong, incorrect, incorrectly, disappear, disappears, disappeared, not displayed, not shown, not received, not loading, not sending, not sent, won't load, won't open, doesn't (load|open|send|show|appear|arrive|save|submit|scroll|respond|display), does not (load|open|send|show|appear|arrive|save|submit|scroll|respond|display), don't (load|open|send|show|appear|arrive|save|submit), do not (load|open|send|show|appear|arrive|save|submit), overlaps, overlap, cut off, time out, times out, (to|in) spam, (site|website|page|shop|store|server) is offline",
    de: 'fehler, fehlermeldung, verdeckt, verdecken, uberdeckt, uberlappt, uberlappen, abgeschnitten, (stunde|tag) zu (spat|fruh), (im|am|auf) _ steht noch, steht (im|am|auf) _ noch, passiert nichts, (tut|macht) nichts, nichts passiert, verschwindet, verschwinden, auf dem kopf, bug, funktioniert _ nicht, funktionieren _ nicht, geht _ nicht, gehen _ nicht, kaputt, defekt*, sturzt _ ab, abgesturzt, ladt nicht, lasst sich nicht, wird _ nicht, werden _ nicht, nicht (angezeigt|geladen|dargestellt|gesendet|geoffnet), nicht mehr, kommt nicht, kommen nicht, keine _ mehr, kein _ mehr, falsch angezeigt, weisse seite, nicht erreichbar, (kann|konnen|konnten) _ nicht (registrieren|anmelden|einloggen|bestellen|bezahlen|offnen|speichern|absenden), (seite|website|webseite|shop) ist offline',
    fr: 'ne _ pas, ne _ plus, ne _ rien, disparait, disparaissent, a l envers, (envoie|arrive|ouvre|affiche|charge|fonctionne|marche) (pas|plus), en panne, bug, bogue, plante, erreur, erreurs, page blanche',
    es: 'no funciona*, no hace nada, no pasa nada, desaparece*, no envia*, no devuelve*, no muestra*, no responde*, no guarda*, no carga*, no llega*, no aparece*, no abre*, no se _, ya no, dejo de, error, errores, falla, fallo, roto, rota, pantalla en blanco, esta caid*',
    pt: 'nao funciona*, nao envia*, nao devolve*, nao mostra*, nao responde*, nao salva*, nao carrega*, nao chega*, nao aparece*, nao abre*, parou de, deixou de, erro, erros, falha, quebrad*, tela branca',
    ru: 'не работа*, не открыва*, не отправля*, не приход*, не загружа*, не отобража*, ошибк*, сломал*, перестал*, падает, баг*, вылетает',
    el: 'δεν λειτουργ*, δεν δουλευ*, δεν στελν*, δεν ανοιγ*, δεν φορτων*, δεν εμφανι*, σφαλμα*, χαλασ*, σταματησε, κολλαει',
    zh: '不工作, 无法, 不能用, 用不了, 报错, 出错, 错误, 崩溃, 打不开, 失效, 坏了, 故障, 没反应',
    other:
      'werkt _ niet, doet niets, doen niets, er gebeurt niets, verdwijnt, verdwijnen, non (fa|fanno|succede) (niente|nulla), sparisce, spariscono, werken _ niet, doet het niet, niet meer, geen _ meer, kapot, stuk, foutmelding, fout, fouten, crasht, laadt niet, ligt eruit, (site|website|webshop) is offline, witte pagina, non (funziona*|invia*|mostra*|risponde*|salva*|carica*|arriva*|appare|appaiono|si apre), non _ piu, da errore, pagina bianca',
  },
}
