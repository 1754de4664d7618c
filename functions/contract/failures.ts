/** What any call may say when it fails through no fault of its caller's. */
export const ourFault = 'Something went wrong on our side. Please try again.'
export const tooBusy = 'We are busier than usual right now. Please try again in a moment.'
export const tooSlow = 'This took too long. Please try again.'
