/** What a customer in distress can be told about a help line. */

/** Maximum lengths of the parts of a help line, in characters. */
export const helpLineLengths = { name: 100, telephone: 60, web_address: 300, opening_hours: 100 } as const

/** Maximum number of help lines of a site owner in one country, and in all countries together. */
export const maxHelpLines = 9
export const maxHelpLinesOfSiteowner = 300

type Parts = {
  name: string
  telephone: string | null
  web_address: string | null
  opening_hours: string | null
}

/** A help line as it is inserted into a message. */
export function helpLineText({ name, telephone, web_address, opening_hours }: Parts): string {
  const ways = [telephone, web_address].filter((way) => way !== null).join(', ')
  return `${name}: ${ways}${opening_hours === null ? '' : ` (${opening_hours})`}`
}
