/** True if a budget is so far above the cost that the requirements may lack something. */
export const isAmple = (budget: number, cost: number): boolean => budget > 2 * cost
