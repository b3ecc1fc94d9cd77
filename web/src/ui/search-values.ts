/** An id in the address of a page; what is none counts as not given. */
export function idIn(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/** A language in the address of a page, such as nl or en-GB. */
export function languageIn(value: unknown): string | undefined {
  return typeof value === 'string' && /^[a-z]{2}(-[A-Z]{2})?$/.test(value) ? value : undefined
}

/** Without what is not given, so that an address names only what is chosen. */
export function given<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  // The cast: Object.fromEntries forgets which names an object has.
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as ReturnType<
    typeof given<T>
  >
}
