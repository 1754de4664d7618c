import type { Terms } from './cues'

/** Mistakes in copy. */
export const misprints: Terms = {
  en: 'typo, typos, typing error, typing mistake, misspelled, misspelt, misspelling, spelling mistake, spelling error, wrong spelling, spelled wrong*, spelled incorrect*, misprint, grammar mistake, grammar error, grammatical mistake, grammatical error, broken link, dead link',
  de: 'tippfehler, schreibfehler, rechtschreibfehler, falsch geschrieben, toter link, defekter link',
  fr: "faute de frappe, fautes de frappe, coquille, coquilles, faute d'orthographe, fautes d'orthographe, mal orthographi*, lien mort, lien casse",
  es: 'errata, erratas, error tipografico, error ortografico, falta de ortografia, faltas de ortografia, mal escrit*, enlace roto',
  pt: 'erro de digitacao, gralha, gralhas, erro ortografico, erro de ortografia, mal escrit*, link quebrado',
  ru: 'опечатк*, орфографическ* ошибк*, битая ссылка',
  el: 'τυπογραφικ* λαθ*, ορθογραφικ* λαθ*, σπασμενος συνδεσμος',
  zh: '错别字, 拼写错误, 笔误, 打字错误, 失效链接',
}

/** Words for copy and style, which a change of one layer alters. */
export const appearance: Terms = {
  en: 'be (blue|green|red|black|white|grey|gray|yellow|orange|pink|purple|darker|lighter), color, colour, font, font size, font weight, text size, typeface, spacing, margin, padding, gap, white space, whitespace, alignment, aligned, misaligned, centered, centred, indentation, line height, letter spacing, underline, underlined, bold, italic, italics, border, uppercase, lowercase, capitalized, capitalised, capital letter, capitalization, capitalisation, letter case, wording, phrasing, copy text, caption, headline, tagline, slogan, logo, favicon, icon, icon size, button text, button label, label text, link text, heading text, placeholder text, alt text, footer text, rounded corner, shadow, background image, hero image, too close to, too far apart, too tight, punctuation, comma, full stop, exclamation mark, hyphen',
  de: '(blau|grun|rot|schwarz|weiss|grau|gelb) sein, farbe, farben, hintergrundfarbe, textfarbe, schrift, schriftart, schriftgrosse, abstand, abstande, rand, einruckung, ausrichtung, ausgerichtet, zeilenhohe, fett, kursiv, grossgeschrieben, kleingeschrieben, grossschreibung, formulierung, beschriftung, uberschrift, logo, symbol, platzhaltertext, buttontext, komma, bindestrich',
  fr: "etre (bleu|vert|rouge|noir|blanc|gris|jaune), couleur, couleurs, police, taille de police, espacement, marge, marges, alignement, aligne*, interligne, en gras, en italique, majuscule*, minuscule*, formulation, libelle, legende, slogan, logo, icone, texte du bouton, virgule, trait d'union",
  es: 'ser (azul|verde|rojo|roja|negro|negra|blanco|blanca|gris), color, colores, fuente, tamano de letra, espaciado, margen, margenes, alineacion, alinead*, interlineado, en negrita, en cursiva, mayuscula*, minuscula*, redaccion, leyenda, eslogan, logo, logotipo, icono, texto del boton, coma, guion',
  pt: 'cor, cores, fonte, tamanho da letra, espacamento, margem, margens, alinhamento, alinhad*, em negrito, em italico, maiuscula*, minuscula*, redacao, legenda, slogan, logo, logotipo, icone, texto do botao, virgula, hifen',
  ru: 'цвет, цвета, шрифт*, отступ*, выравнивани*, межстрочн*, жирн*, курсив*, заглавн* букв*, формулировк*, надпись, надписи, подпись, слоган*, логотип*, иконк*, значок, запят*, дефис*',
  el: 'χρωμα, χρωματα, γραμματοσειρα*, περιθωρι*, στοιχιση, διαστημα, εντονα, πλαγια, κεφαλαι* γραμμα*, διατυπωση, λεζαντα, λογοτυπο, εικονιδιο, κομμα',
  zh: '颜色, 字体, 字号, 间距, 边距, 对齐, 行高, 加粗, 斜体, 大小写, 措辞, 标语, 图标, 徽标, 标点, 逗号',
}
