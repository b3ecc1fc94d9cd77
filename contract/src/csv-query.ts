import { z } from 'zod'
import type { InterfaceLanguage } from './rules/enumerations.ts'

const separator = z.enum(['comma', 'semicolon']).optional()
export type CsvSeparator = NonNullable<z.infer<typeof separator>>

/** What a file is: text for any program, or a workbook of Excel. */
export const fileFormats = ['csv', 'xlsx'] as const
export type FileFormat = (typeof fileFormats)[number]

/** What separates cells in the spreadsheets of a language: semicolons where numbers have a decimal comma. */
export const csvSeparatorOf = (language: InterfaceLanguage): CsvSeparator =>
  language === 'en' || language === 'en-GB' ? 'comma' : 'semicolon'

/**
 * The query of a list with what separates the cells of its CSV file. A request without `separator` gets that of the panel's
 * language, which its cookie has.
 */
export const csvQuery = <Shape extends z.ZodRawShape, Config extends z.core.$ZodObjectConfig>(
  query: z.ZodObject<Shape, Config>,
) =>
  // The casts: TypeScript cannot add a field to a shape that it does not know.
  (query as unknown as z.ZodObject).safeExtend({ separator }) as unknown as z.ZodObject<
    Shape & { separator: typeof separator },
    Config
  >

const format = z.enum(fileFormats).optional()

/** The same for a list that is also a workbook: `format=xlsx`. */
export const sheetQuery = <Shape extends z.ZodRawShape, Config extends z.core.$ZodObjectConfig>(
  query: z.ZodObject<Shape, Config>,
) =>
  // The casts: as above.
  (csvQuery(query) as unknown as z.ZodObject).safeExtend({ format }) as unknown as z.ZodObject<
    Shape & { separator: typeof separator; format: typeof format },
    Config
  >
