import { describe, expect, it } from 'vitest'
import { deviceName } from './device-name'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

describe('the name of a device', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/140.0.0.0`, 'Edge', 'Windows'],
    [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${chrome}`, 'Chrome', 'Android'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox', 'Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1',
      'Safari',
      'iPhone',
    ],
  ])('%s is %s on %s', (agent, browser, system) => expect(deviceName(agent)).toEqual({ browser, system }))

  it('that is unknown is null', () => {
    expect(deviceName('curl/8.5.0')).toBeNull()
  })
})
