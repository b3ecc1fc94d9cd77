/** The data about the shared panel that the global setup passes to the test processes. */
export type Panel = {
  /** `http://127.0.0.1:…`. It has the operators of the demo. */
  address: string
  /** Its database, for creating rows. */
  database: string
  /** Its SECRET_KEY. */
  key: string
  /** A photo at a site's host from which the panel may fetch. */
  photo: string
  /** The file of the styles of text that have enough contrast, for all workers (`accessibility.ts`). */
  passed: string
}

const variable = 'JOURNEYS_PANEL'

export function setPanel(panel: Panel) {
  process.env[variable] = JSON.stringify(panel)
}

export function readPanel(): Panel {
  const panel = process.env[variable]
  if (!panel) throw new Error('The global setup starts the panel before the first test')
  return JSON.parse(panel)
}
