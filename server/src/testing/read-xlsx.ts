import { readZip } from './read-zip.ts'

/** A cell as a spreadsheet sees it: its type in the file, its value, and whether its style is bold. */
type ReadCell = {
  /** `inlineStr`: a text. `n`: a number, also the one of a time. */
  type: string
  value: string
  isFormula: boolean
  isBold: boolean
  /** How a number is shown: `General`, or a code such as `yyyy-mm-dd hh:mm:ss`. */
  format: string
}

/** A sheet of a workbook: its rows, by column letter, and its XML. */
type ReadSheet = { name: string; xml: string; rows: Record<string, ReadCell>[] }

/** Reads an XLSX file from its ZIP archive and XML, without the library that writes it. */
export function readXlsx(file: Buffer): ReadSheet[] {
  const files = readZip(file)
  const part = (name: string) => files.get(name)?.toString() ?? ''
  const styleOf = readStyles(part('xl/styles.xml'))
  return elements(part('xl/workbook.xml'), 'sheet').map(({ attributes }, index) => {
    const xml = part(`xl/worksheets/sheet${index + 1}.xml`)
    const rows = elements(xml, 'row').map(({ inner }) =>
      Object.fromEntries(
        elements(inner, 'c').map(({ attributes: { r = '', t = 'n', s = '0' }, inner: cell }) => [
          r.replace(/\d+$/, ''),
          {
            type: t,
            value: decode(/<(?:t|v)\b[^>]*>([^<]*)</.exec(cell)?.[1] ?? ''),
            isFormula: /<f\b/.test(cell),
            ...styleOf(Number(s)),
          },
        ]),
      ),
    )
    return { name: attributes.name ?? '', xml, rows }
  })
}

/** Moment of a number of days since 1900, with the clock of the file taken for UTC. */
export const momentOf = (days: string) =>
  new Date(Math.round((Number(days) - 25_569) * 86_400_000)).toISOString()

function readStyles(xml: string) {
  const codes = new Map(
    elements(xml, 'numFmt').map(({ attributes: { numFmtId, formatCode } }) => [numFmtId, formatCode]),
  )
  const fonts = elements(elements(xml, 'fonts')[0]?.inner ?? '', 'font')
  const styles = elements(elements(xml, 'cellXfs')[0]?.inner ?? '', 'xf')
  return (index: number) => {
    const { fontId, numFmtId } = styles[index]?.attributes ?? {}
    return {
      isBold: /<b\b/.test(fonts[Number(fontId)]?.inner ?? ''),
      format: codes.get(numFmtId ?? '') ?? 'General',
    }
  }
}

/** The elements of a name that do not contain another one of it. */
function elements(xml: string, name: string) {
  const found = xml.matchAll(new RegExp(`<${name}((?:\\s[^>]*?)?)(?:/>|>(.*?)</${name}>)`, 'gs'))
  return [...found].map(([, attributes = '', inner = '']) => ({
    attributes: Object.fromEntries(
      [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
    ) as Record<string, string | undefined>,
    inner,
  }))
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** What Excel shows for the text of an element. It writes what XML does not allow as `_x0001_`. */
const decode = (text: string) =>
  text
    .replace(/&(\w+);/g, (_, name: string) => entities[name] ?? '')
    .replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
