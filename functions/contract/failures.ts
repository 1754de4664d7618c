/** Error messages for failures that the user did not cause. */
export const ourFault = 'Something went wrong on our side. Please try again.'
export const tooBusy = 'We are busier than usual right now. Please try again in a moment.'
export const tooSlow = 'This took too long. Please try again.'
