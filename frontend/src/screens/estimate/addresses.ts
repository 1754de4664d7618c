/** Of a completed project, the address says that its answers are being revised: the browser's back leaves it. */
export const revising = '#clarifications'
