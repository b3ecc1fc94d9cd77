/** The answered part of the sent messages, from 0 to 100; null when nothing was sent. */
export const percentageOf = (sent: number, answered: number) => (sent === 0 ? null : (answered / sent) * 100)
