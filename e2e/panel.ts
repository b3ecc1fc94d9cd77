/** What the global setup tells the workers of the panel that all journeys go through. */
export type Panel = {
  /** `http://127.0.0.1:…`. It has the demo's people. */
  address: string
  /** Its database, to make rows in. */
  database: string
  /** Its SECRET_KEY. */
  key: string
  /** A photo at the host of a site, which the panel may fetch. */
  photo: string
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
