/** Those who carry out a contract. */
export const supplier =
  '(?:contractor|supplier|vendor|provider|bidder|tenderer|(?:development|project) team|developers|auftragnehmer(?:in)?|lieferant|dienstleister|anbieter|prestataire|titulaire|fournisseur|contratista|proveedor|adjudicatario|fornitore|aggiudicatario|appaltatore|contratada|fornecedor|opdrachtnemer|leverancier)'
