/**
 * Likely hours that every estimate starts from, for consistency. The values are our own, for small teams, checked
 * against outcomes: eight small products with known hours took 0.64 of a model's estimate when the lists covered only
 * web applications, and bidders asked for about 12 hours for one-feature changes that the same model estimated at 20.
 */
export const startingHours = `# Starting hours

Start from these likely hours, and deviate only for a reason in the text.

Changes to existing code:
- a label, text, style or condition 0.5 to 1; a validation rule, setting or permission check 1 to 2; a column in a list 1 to 2
- a field through all layers 2 to 4; a filter or sort order 3 to 5; a page in the existing style 3 to 5; an endpoint in an existing API 3 to 5
- another message of a kind that the product already sends 1 to 2; a script that corrects stored data 2 to 4
- a defect with a known cause 1 to 2, with an unknown one 2 to 5; an upgrade of a framework or library 4 to 8

New in a web or mobile product:
- a simple page or form 3 to 4; a plain list 3 to 4, with search, filters and paging 5 to 7; a detail or editing screen with validation 5 to 7; a dashboard with three or four metrics 6 to 9; a chart 3 to 4
- a list that several roles see is one task; add 1 to 2 for each role with different columns or actions
- the interface for one entity (create, read, change, delete, with rules) 4 to 6; a calculation or rule with exceptions 3 to 6; a state machine or approval flow 6 to 10
- sign-in 4 to 5 in the back end and 3 to 4 in the front end; sign-up 2 to 3 in each; password reset 2 in each; a permission model with a few roles 6 to 9
- back end of a search over several entities 6 to 10; a cart with checkout on a hosted payment page 10 to 14; payment events, refunds and receipts 5 to 8; a calendar with bookings and conflicts 10 to 14
- an integration of a documented external service 8 to 12. An interface that the text does not describe counts as documented: widen the range, and ask. An interface that the text calls undocumented or old takes two such tasks
- import or export of one format 4 to 6; one kind of e-mail or push notification 2 to 3; file upload with preview 4 to 6; a report with its selection and print layout 5 to 8
- a map with markers 5 to 7; geocoding or distances 3 to 5
- more than one language: 4 to 6 once, 1 to 2 for each further language, without the translation
- accessibility to a named standard: 0.5 to 1 for each screen, and 6 to 10 for an audit and its fixes
- migrating one entity from an old system 5 to 9; cleaning one source of bad data 4 to 10

Command line, desktop, libraries, protocols:
- a command with its arguments, help and errors 2 to 3; a window or view 3 to 4; storing one entity in a file or embedded database 2 to 3; a parser or writer of one format 3 to 6; game or simulation rules 3 to 6 for each set of rules
- a library module with a documented interface 6 to 10; a protocol message (encode, decode, validate, handle) 2 to 4; a contract or module on a blockchain 10 to 14

Infrastructure that the text asks for:
- hosting on a managed platform 3 to 5, each further environment 2; a build and release pipeline 4 to 6; monitoring with alerts 3 to 5; backups with a tested restore 3 to 4; failover 8 to 12

Design, only if the text asks for it or the product is new and public:
- one screen 2 to 4; the visual style once 8 to 12. In an existing product, or with an existing style, 0 to 1 for each changed screen
- user research that the text asks for: five interviews or one round of usability tests with its findings 10 to 14`
