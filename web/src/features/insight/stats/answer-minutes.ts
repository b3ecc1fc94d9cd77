/** Minutes with one decimal below ten: `3.6`. */
export const minutesOf = (seconds: number) => {
  const minutes = seconds / 60
  return minutes < 10 ? Math.round(minutes * 10) / 10 : Math.round(minutes)
}
