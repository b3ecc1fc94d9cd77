import { beforeEach, describe, expect, it } from 'vitest'
import { renderPart } from '../../../testing/render'
import { HoursChart } from './HoursPanel'
import { PercentChart } from './PercentChart'
import { pictureOf } from './picture'
import styles from './StatsCharts.module.css'

const head = {
  title: 'Statistics',
  details: [
    'Period: 7 Nov 2026 – 20 Nov 2026',
    'Step: Day · Rows: Operator · Compared with: 24 Oct 2026 – 6 Nov 2026 · Operator: All · Team: Team 14 · Language: Dutch',
  ],
}
const cells = Array.from({ length: 168 }, (_, place) => ({
  weekday: Math.floor(place / 24) + 1,
  hour: place % 24,
  mean: place % 25,
}))
const chart = {
  label: 'Reply',
  values: [70, 72, 71, 74],
  other: [66, 67, 65, 68],
  settled: [true, true, true, false],
  span: 10,
  ends: ['7 Nov', '20 Nov'],
} as const

/** Charts as those of the page: in a narrow column, where captions are cut off and have several lines. */
const charts = (
  <div data-testid="charts" style={{ width: 400 }}>
    <section style={{ background: 'var(--surface)' }}>
      <h2 data-caption>Answer percentage, day by day</h2>
      <ul className={styles.legend}>
        <li data-caption>now</li>
        <li data-caption data-look="dashed">
          before
        </li>
        <li data-caption data-look="hatched">
          hatched: still being counted
        </li>
      </ul>
      <div className={styles.panels}>
        {['Wolfgang Amadeus Theophilus van der Meulen', 'Tom B.', 'Hidden name'].map((name) => (
          <figure key={name} className={styles.panel}>
            <figcaption data-caption>{name}</figcaption>
            <PercentChart {...chart} />
          </figure>
        ))}
      </div>
      <p data-caption className={styles.foot}>
        Each panel spans 10 points, so slopes compare. A second sentence that does not fit into the line, and
        goes on in the next one.
      </p>
      <HoursChart
        label="Messages by hour"
        known={cells}
        peak={{ weekday: 5, hour: 20, mean: 24 }}
        width={360}
      />
    </section>
  </div>
)

let picture: { text: string; svg: SVGSVGElement }

beforeEach(async () => {
  const screen = await renderPart(charts)
  const part = screen.getByTestId('charts').element()
  if (!(part instanceof HTMLElement)) throw new Error('The charts are an element of the page')
  const text = await (await pictureOf(part, head, 'svg')).text()
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  if (!(svg instanceof SVGSVGElement)) throw new Error('The picture is an SVG')
  picture = { text, svg }
})

describe('a picture of charts', () => {
  it('says what it is of: title, period and filters', () => {
    const words = [...picture.svg.querySelectorAll('text')].map(({ textContent }) => textContent)
    expect(words[0]).toBe('Statistics')
    expect(words[1]).toBe('Period: 7 Nov 2026 – 20 Nov 2026')
    expect(words.join(' ')).toContain(head.details[1])
    expect(picture.svg.querySelector('title')?.textContent).toContain('Team: Team 14')
  })

  it('needs neither the page nor a style sheet: plain colours, no classes, no variables', () => {
    expect(picture.text).not.toMatch(/var\(|color-mix|oklch|light-dark|color\(|rgb|class=|style=|url\(/)
    const colours = [...picture.svg.querySelectorAll('[fill], [stroke]')].flatMap((part) => [
      part.getAttribute('fill'),
      part.getAttribute('stroke'),
    ])
    for (const colour of colours) expect(colour ?? 'none').toMatch(/^(none|#[0-9a-f]{6})$/)
    // The heat map has its six shades, none of which is black.
    const shades = new Set(
      [...picture.svg.querySelectorAll('rect')].map((cell) => cell.getAttribute('fill')).slice(1),
    )
    shades.delete('none')
    expect(shades.size).toBe(6)
    expect(shades).not.toContain('#000000')
  })

  it('prints nothing over anything else, and nothing outside', () => {
    document.body.append(picture.svg)
    const frame = picture.svg.getBoundingClientRect()
    const texts = [...picture.svg.querySelectorAll('text')].filter(({ textContent }) => textContent)
    const boxes = texts.map((text) => ({ name: text.textContent, box: text.getBoundingClientRect() }))
    const overlaps = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ box }) =>
            Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 1 &&
            Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 3,
        )
        .map(({ name }) => `${one.name} and ${name}`),
    )
    expect(overlaps).toEqual([])
    const outside = boxes.filter(({ box }) => box.right > frame.right || box.bottom > frame.bottom)
    expect(outside.map(({ name }) => name)).toEqual([])
    picture.svg.remove()
    // The name that the page cuts off is cut off here too.
    expect(texts.map(({ textContent }) => textContent)).toContainEqual(expect.stringMatching(/^Wolfgang.*…$/))
  })
})
