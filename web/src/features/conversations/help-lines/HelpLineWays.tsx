import type { HelpLine } from '@panel/contract'

/**
 * The telephone number and the web address of a help line. A long address can hide where it leads, so its host is shown first, as a
 * browser resolves it.
 */
export function HelpLineWays({ line: { telephone, web_address } }: { line: HelpLine }) {
  const host = hostOf(web_address)
  const plain = [telephone, host === null ? web_address : null].filter((way) => way !== null).join(', ')
  return (
    <bdi>
      {plain}
      {host !== null && (
        <>
          {telephone !== null && ', '}
          <b>{host}</b> {`(${web_address})`}
        </>
      )}
    </bdi>
  )
}

/** Null when the address says nothing but its host. */
function hostOf(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null
  const { host } = new URL(address)
  return address.replace(/^https?:\/\//i, '').replace(/\/$/, '') === host ? null : host
}
