import { createTheme } from '@aws-amplify/ui-react/server'

type Values = { [name: string | number]: string | Values }
type Tokens = { [name: string]: { value: string } | Tokens }

/** The shape that Amplify wants: every leaf as `{ value }`. */
const tokens = (values: Values): Tokens =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? { value } : tokens(value)]),
  )

/** Paper and ink. Every pair of text and ground below has a contrast of at least 4.5. */
const light = tokens({
  colors: {
    neutral: {
      10: '#f6f5f3',
      20: '#e9e7e3',
      40: '#cfccc6',
      60: '#8a8781',
      80: '#57544f',
      90: '#2c2a27',
      100: '#161513',
    },
    primary: {
      10: '#eef1ff',
      20: '#dde4ff',
      40: '#b3c1ff',
      60: '#6e86f7',
      80: '#2b50e8',
      90: '#2241c4',
      100: '#1a3196',
    },
    red: { 10: '#fdf0ee', 20: '#f9dcd8', 40: '#e9a79f', 60: '#d0534a', 80: '#b3261e', 90: '#931d17', 100: '#6b130e' },
    orange: {
      10: '#fdf3e4',
      20: '#f8e3c4',
      40: '#e3b673',
      60: '#c07f1c',
      80: '#8a5200',
      90: '#704200',
      100: '#4f2e00',
    },
    green: { 10: '#e9f5ee', 20: '#d0eadb', 40: '#8ac7a5', 60: '#2f8f5b', 80: '#176b3f', 90: '#115633', 100: '#0b3c23' },
    blue: { 10: '#eef1ff', 20: '#dde4ff', 40: '#b3c1ff', 60: '#6e86f7', 80: '#2b50e8', 90: '#2241c4', 100: '#1a3196' },
    background: {
      primary: '#ffffff',
      secondary: '#faf9f7',
      tertiary: '#f1efec',
      info: '#eef1ff',
      warning: '#fdf3e4',
      error: '#fdf0ee',
      success: '#e9f5ee',
    },
    font: {
      primary: '#161513',
      secondary: '#57544f',
      tertiary: '#6b6862',
      inverse: '#ffffff',
      interactive: '#2b50e8',
      hover: '#2241c4',
      focus: '#1a3196',
      active: '#1a3196',
      info: '#1a3196',
      warning: '#704200',
      error: '#b3261e',
      success: '#115633',
    },
    border: {
      primary: '#8f8b84',
      secondary: '#e4e1dc',
      tertiary: '#efedea',
      focus: '#2b50e8',
      error: '#b3261e',
    },
    overlay: { 50: 'rgb(22 21 19 / 0.5)' },
  },
})

const dark = tokens({
  colors: {
    neutral: {
      10: '#1b1c20',
      20: '#26282d',
      40: '#3a3d44',
      60: '#7b7f88',
      80: '#a9adb6',
      90: '#d7d9de',
      100: '#f2f3f5',
    },
    primary: {
      10: '#161d3d',
      20: '#1d2858',
      40: '#2f429c',
      60: '#5b76f2',
      80: '#8ea2ff',
      90: '#aab9ff',
      100: '#c8d2ff',
    },
    red: { 10: '#2b1512', 20: '#3f1d19', 40: '#7a342d', 60: '#d7685e', 80: '#ff9d94', 90: '#ffb8b1', 100: '#ffd5d1' },
    orange: {
      10: '#291d0c',
      20: '#3b2a11',
      40: '#74521d',
      60: '#c98f36',
      80: '#f0ad4e',
      90: '#f6c582',
      100: '#fbe0ba',
    },
    green: { 10: '#0f2218', 20: '#163223', 40: '#2b6244', 60: '#4cae7b', 80: '#6fd3a0', 90: '#98e2bc', 100: '#c6f1da' },
    blue: { 10: '#161d3d', 20: '#1d2858', 40: '#2f429c', 60: '#5b76f2', 80: '#8ea2ff', 90: '#aab9ff', 100: '#c8d2ff' },
    background: {
      primary: '#141518',
      secondary: '#0d0e10',
      tertiary: '#1d1f23',
      info: '#161d3d',
      warning: '#291d0c',
      error: '#2b1512',
      success: '#0f2218',
    },
    font: {
      primary: '#f2f3f5',
      secondary: '#b4b8c0',
      tertiary: '#969ba5',
      inverse: '#0d0e10',
      interactive: '#8ea2ff',
      hover: '#aab9ff',
      focus: '#c8d2ff',
      active: '#c8d2ff',
      info: '#c8d2ff',
      warning: '#f6c582',
      error: '#ff9d94',
      success: '#98e2bc',
    },
    border: {
      primary: '#6d727c',
      secondary: '#2a2d33',
      tertiary: '#202329',
      focus: '#8ea2ff',
      error: '#ff9d94',
    },
    overlay: { 50: 'rgb(0 0 0 / 0.66)' },
  },
})

const font = "'Geist Variable', system-ui, sans-serif"

/** The product's look in Amplify's words. Built into the style sheet by `style-sheet.ts`; no part of it runs in the browser. */
export const theme = createTheme({
  name: 'scopewright',
  overrides: [{ colorMode: 'dark', tokens: dark }],
  tokens: {
    ...light,
    ...tokens({
      fonts: { default: { variable: font, static: font } },
      fontSizes: {
        xxs: '0.6875rem',
        xs: '0.75rem',
        small: '0.8125rem',
        medium: '0.875rem',
        large: '1rem',
        xl: '1.25rem',
        xxl: '1.625rem',
        xxxl: '2.25rem',
        xxxxl: '3rem',
      },
      fontWeights: { normal: '420', medium: '520', semibold: '560', bold: '620' },
      space: {
        xxxs: '0.25rem',
        xxs: '0.375rem',
        xs: '0.5rem',
        small: '0.75rem',
        medium: '1rem',
        large: '1.5rem',
        xl: '2rem',
        xxl: '3rem',
        xxxl: '4rem',
      },
      radii: { xs: '4px', small: '8px', medium: '10px', large: '14px', xl: '20px' },
      components: {
        alert: { borderRadius: '{radii.large}', padding: '{space.medium}' },
        badge: {
          borderRadius: '999px',
          fontSize: '{fontSizes.xs}',
          fontWeight: '{fontWeights.medium}',
          paddingVertical: '0.2rem',
          paddingHorizontal: '0.6rem',
        },
        button: {
          fontWeight: '{fontWeights.medium}',
          borderRadius: '{radii.small}',
          paddingBlockStart: '0.5rem',
          paddingBlockEnd: '0.5rem',
          paddingInlineStart: '0.875rem',
          paddingInlineEnd: '0.875rem',
          borderColor: '{colors.border.primary}',
          // Where the focus is, the ring says.
          _focus: {
            backgroundColor: 'transparent',
            borderColor: '{colors.border.primary}',
            color: '{colors.font.primary}',
          },
          primary: {
            backgroundColor: '{colors.primary.80}',
            color: '{colors.font.inverse}',
            _hover: { backgroundColor: '{colors.primary.90}', color: '{colors.font.inverse}' },
            _focus: { backgroundColor: '{colors.primary.90}', color: '{colors.font.inverse}' },
            _active: { backgroundColor: '{colors.primary.100}', color: '{colors.font.inverse}' },
          },
        },
        card: {
          borderRadius: '{radii.large}',
          padding: '{space.large}',
          outlined: { borderColor: '{colors.border.secondary}', borderRadius: '{radii.large}' },
        },
        field: { fontSize: '{fontSizes.small}', label: { color: '{colors.font.primary}' } },
        fieldcontrol: {
          borderRadius: '{radii.small}',
          borderColor: '{colors.border.primary}',
          paddingBlockStart: '0.5rem',
          paddingBlockEnd: '0.5rem',
          paddingInlineStart: '0.75rem',
          paddingInlineEnd: '0.75rem',
          fontSize: '{fontSizes.medium}',
        },
        heading: {
          color: '{colors.font.primary}',
          1: { fontSize: '{fontSizes.xxxl}', fontWeight: '{fontWeights.bold}' },
          2: { fontSize: '{fontSizes.xl}', fontWeight: '{fontWeights.semibold}' },
          3: { fontSize: '{fontSizes.large}', fontWeight: '{fontWeights.semibold}' },
          4: { fontSize: '{fontSizes.medium}', fontWeight: '{fontWeights.semibold}' },
        },
        input: { _placeholder: { color: '{colors.font.tertiary}' } },
        table: {
          header: {
            color: '{colors.font.secondary}',
            fontSize: '{fontSizes.xs}',
            fontWeight: '{fontWeights.medium}',
          },
          data: { fontSize: '{fontSizes.medium}' },
          row: { hover: { backgroundColor: '{colors.background.tertiary}' } },
        },
        tabs: { item: { fontWeight: '{fontWeights.medium}', fontSize: '{fontSizes.medium}' } },
      },
    }),
  },
})
