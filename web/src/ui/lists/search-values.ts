import { cutText } from '@panel/contract/rules/cut'

/** An id in the URL of a page; an invalid one is ignored. */
export function idIn(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/** Words in the URL of a page, as they were written: the router reads 2024 as a number and true as a boolean. */
export function textIn(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined
  return cutText(String(value), max) || undefined
}

/** A language in the URL of a page, such as nl or en-GB. */
export function languageIn(value: unknown): string | undefined {
  return typeof value === 'string' && /^[a-z]{2}(-[A-Z]{2})?$/.test(value) ? value : undefined
}

/** Removes undefined values, so that a URL contains only chosen values. */
export function withoutUndefined<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  // The cast: Object.fromEntries does not return the type of the keys.
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as ReturnType<
    typeof withoutUndefined<T>
  >
}

/** One of these values in the URL of a page. */
export const oneOf =
  <const Value extends string>(values: readonly Value[]) =>
  (value: unknown): Value | undefined =>
    values.find((each) => each === value)

type Readers = Record<string, (value: unknown) => unknown>

/** What a page has in its URL, by the reader of each value. Values that are not valid are left out. */
export const searchOf =
  <Read extends Readers>(readers: Read) =>
  (search: Record<string, unknown>): { [Name in keyof Read]?: Exclude<ReturnType<Read[Name]>, undefined> } =>
    // The cast: Object.fromEntries does not return the type of the keys.
    withoutUndefined(
      Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read(search[name])])),
    ) as ReturnType<ReturnType<typeof searchOf<Read>>>
