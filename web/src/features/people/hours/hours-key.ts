/** The queries of working hours. */
export const hoursKey = ['hours']
