/** What the coaches' board aims at: this share of the messages is begun within this time. */
export const boardAim = { share: 0.9, minutes: 5 } as const

/** Hours of the forecast, the current one included. */
export const boardHours = 8

/** Days of history without which a language has no forecast. */
export const minForecastDays = 14

/** Minutes of one bar of the last hour. */
export const boardBarMinutes = 5

/** Number of bars of the last hour. */
export const boardBars = 12

/** Maximum number of operators who are asked at once. */
export const maxAsked = 50

/** Maximum number of rows in a list of the board. The counts include all. */
export const maxBoardRows = 100

/** Days for which the link of a wall screen works. */
export const wallDays = 30

/** Maximum number of links of one maker that work at the same time. */
export const maxWalls = 5
