/** Features to add to any document: common ones, and one that is in no catalogue. */
export const features: readonly string[] = [
  'Users can export every report as an Excel file and have it sent to them by e-mail each Monday.',
  'Customers shall be able to pay by credit card and receive an invoice as a PDF.',
  'The mobile app works without a connection and synchronises its data when there is one again.',
  'As an administrator, I want to see who changed which record and when, so that I can answer complaints.',
  'The system must exchange its orders with an ERP system through a REST interface every night.',
  'Beekeepers can record the year of each queen and see the descent of their colonies as a tree.',
]
