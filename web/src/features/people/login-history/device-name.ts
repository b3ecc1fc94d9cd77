const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac(intosh| OS X)\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

/** The common names of browser and system in a user agent; null when they are unknown. */
export function deviceName(agent: string): { browser: string; system: string } | null {
  const [browser] = browsers.find(([, mark]) => mark.test(agent)) ?? []
  const [system] = systems.find(([, mark]) => mark.test(agent)) ?? []
  return browser && system ? { browser, system } : null
}
