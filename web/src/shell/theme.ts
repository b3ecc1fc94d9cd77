import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

const petrol: MantineColorsTuple = [
  '#e2f0f2',
  '#cfe5e9',
  '#b3d5db',
  '#8ac3cd',
  '#59bccb',
  '#3a9dad',
  '#1f7d8f',
  '#0f5f70',
  '#0b4d5b',
  '#083a45',
]

export const theme = createTheme({
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  colors: { petrol },
  black: '#1a1d1f',
  fontFamily: 'var(--font-ui)',
  fontFamilyMonospace: 'var(--font-mono)',
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
  fontSizes: { xs: '.75rem', sm: '.8125rem', md: '.9375rem', lg: '1.0625rem', xl: '1.375rem' },
  spacing: { xs: '.25rem', sm: '.5rem', md: '.75rem', lg: '1rem', xl: '1.5rem' },
  radius: { sm: '4px', md: '6px', lg: '10px' },
})

const tokens = {
  '--mantine-color-body': 'var(--canvas)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-2)',
  '--mantine-color-placeholder': 'var(--text-3)',
  '--mantine-color-anchor': 'var(--accent-text)',
  '--mantine-color-error': 'var(--bad-text)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-border': 'var(--line-button)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--text-3)',
  '--mantine-color-petrol-filled': 'var(--accent)',
  '--mantine-color-petrol-filled-hover': 'var(--accent-hover)',
}

/** Mantine takes its colours from tokens.css, in both schemes. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: tokens,
  dark: tokens,
})
