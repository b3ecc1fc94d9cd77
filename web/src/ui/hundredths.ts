import i18next from 'i18next'

/** A number with two decimals: 1.10. */
export const hundredths = (value: number): string =>
  new Intl.NumberFormat(i18next.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    value,
  )
