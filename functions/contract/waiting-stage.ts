/** Stage of a job that has not started, because other ones of the same user run. */
export const waitingStage = 'Waiting for your other projects'
