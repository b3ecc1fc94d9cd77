import type { HelpLine } from '@panel/contract'

/**
 * The telephone number and the web address of a help line. A long address can hide where it leads, so its host is shown first, as a
 * browser resolves it.
 */
export function HelpLineWays({ line: { telephone, web_address } }: { line: HelpLine }) {
  const host = hostOf(web_address)
  return (
    <bdi>
      {telephone}
      {telephone !== null && web_address !== null && ', '}
      {host !== null && <b>{host}</b>}
      {host !== null && ' '}
      {web_address !== null && (host === null ? web_address : `(${web_address})`)}
    </bdi>
  )
}

/** Null when the address says nothing but its host. */
function hostOf(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null
  const { host } = new URL(address)
  return address.replace(/^https?:\/\//i, '').replace(/\/$/, '') === host ? null : host
}
