import { hash } from 'node:crypto'

/** The entity tag of a response. It is weak, because proxies compress the same content in different ways. */
export const etagOf = (text: string) => `W/"${hash('sha1', text, 'base64url')}"`

/** Whether an `If-None-Match` has this tag, by the weak comparison of RFC 9110. */
export function hasEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((each) => opaque(each.trim()) === opaque(etag))
}

const opaque = (etag: string) => etag.replace(/^W\//, '')
