const idColumn = /(^id$|_id$|_by$|^in_reply_to$|^epoch$|^revision$|^message$)/
/** Columns whose values differ between two worlds. */
const differing = new Set(['transaction_id', 'digest', 'language', 'name'])
const ofMessages = /message|in_reply_to|subject_id/

/** Replaces what differs between two worlds, such as ids and times, in the order of its first appearance. */
export function withoutIds(value: unknown) {
  const known = new Map<string, string>()
  const nameOf = (family: string, id: unknown) => {
    const key = `${family} ${id}`
    const name = known.get(key) ?? `${family} ${known.size}`
    known.set(key, name)
    return name
  }
  return JSON.parse(
    JSON.stringify(value, (key, each) => {
      if (differing.has(key)) return typeof each
      if (typeof each === 'number' && idColumn.test(key))
        return nameOf(ofMessages.test(key) ? 'message' : key, each)
      if (typeof each !== 'string') return each
      if (/^\d{4}-\d\d-\d\dT/.test(each)) return 'time'
      return /^[0-9a-f]{8}-[0-9a-f]{4}-/.test(each) ? 'uuid' : each
    }),
  )
}
