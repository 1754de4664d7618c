import type { Terms } from './cues'

/** Names of pages that a website usually has, which other products have as features, or as none. */
export const pageNames: Terms = {
  en: 'home, homepage, home page, start page, welcome page, about (us|me), about, who we are, our story, our work, team, our team, meet the team, staff, prices, pricing, price list, rates, fees, services, our services, treatments, courses, classes, timetable, class schedule, directions, location, find us, opening hours, opening times, hours, contact, contact form, contact page, contact us, gallery, photo gallery, photos, news, blog, faq, references, testimonials, portfolio, imprint, legal notice, privacy policy, menu, press, events, dates, rooms, jobs, careers',
  de: 'start, startseite, home, uber (uns|mich), wer wir sind, team, lehrer*, trainer*, preise, preisliste, leistungen, angebot, angebote, kurse, kursangebot, kursplan, stundenplan, behandlungen, anfahrt, wegbeschreibung, so finden sie uns, offnungszeiten, sprechzeiten, kontakt, kontaktformular, galerie, bildergalerie, fotos, aktuelles, neuigkeiten, referenzen, impressum, datenschutz*, speisekarte, presse, termine, konzerte, zimmer, jobs, karriere, geschichte',
  fr: "accueil, page d'accueil, qui sommes nous, a propos, l'equipe, equipe, tarifs, prix, prestations, services, horaires, acces, plan d'acces, contact, galerie, actualites, mentions legales, carte, menu, chambres",
  es: 'inicio, pagina de inicio, quienes somos, nosotros, equipo, precios, tarifas, servicios, horario, horarios, como llegar, ubicacion, contacto, galeria, noticias, aviso legal, carta, habitaciones',
  pt: 'inicio, pagina inicial, quem somos, equipa, equipe, precos, servicos, horarios, como chegar, contato, contacto, galeria, noticias, quartos',
  other:
    'chi siamo, prezzi, servizi, camere, orari, dove siamo, contatti, galleria, over ons, prijzen, diensten, openingstijden, route, contact, nieuws, kamers',
}

/** Pages that only show dates or photos, whose names are other work elsewhere. */
export const shownPages: Terms = {
  en: 'dates, events, calendar, schedule, concerts, appointments, programme, program, photos',
  de: 'termine, terminen, veranstaltungen, kalender, terminkalender, konzerte, konzerttermine, programm, fotos, bilder',
  fr: 'agenda, dates, calendrier, evenements, concerts, programme, photos',
  es: 'agenda, fechas, calendario, eventos, conciertos, programa, fotos',
  other: 'agenda, eventi, calendario, concerti, data, evenementen, kalender, concerten, datas, eventos',
}
