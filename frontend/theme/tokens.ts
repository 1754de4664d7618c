import { createTheme } from '@aws-amplify/ui-react/server'

type Values = { [name: string | number]: string | Values }
type Tokens = { [name: string]: { value: string } | Tokens }

/** Converts tokens to Amplify's shape, with every leaf as `{ value }`. */
const tokens = (values: Values): Tokens =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? { value } : tokens(value)]),
  )

const steps = [10, 20, 40, 60, 80, 90, 100]

/** Colors of a scale, from the lightest step to the strongest. */
const scale = (colors: string): Values =>
  Object.fromEntries(colors.split(' ').map((color, index) => [steps[index]!, color]))

/** Neutral scale. Every text has a contrast of at least 4.5 on each of its backgrounds; a test checks this. */
const light = {
  neutral: scale('#f6f5f3 #e9e7e3 #cfccc6 #8a8781 #57544f #2c2a27 #161513'),
  primary: scale('#eef1ff #dde4ff #b3c1ff #6e86f7 #2b50e8 #2241c4 #1a3196'),
  red: scale('#fdf0ee #f9dcd8 #e9a79f #d0534a #b3261e #931d17 #6b130e'),
  orange: scale('#fdf3e4 #f8e3c4 #e3b673 #c07f1c #8a5200 #704200 #4f2e00'),
  green: scale('#e9f5ee #d0eadb #8ac7a5 #2f8f5b #176b3f #115633 #0b3c23'),
  background: { primary: '#ffffff', secondary: '#faf9f7', tertiary: '#f1efec' },
  font: { primary: '#161513', secondary: '#57544f', tertiary: '#6b6862', inverse: '#ffffff' },
  border: { primary: '#8f8b84', secondary: '#e4e1dc', tertiary: '#efedea' },
  overlay: { 50: 'rgb(22 21 19 / 0.5)' },
}

const dark: typeof light = {
  neutral: scale('#1b1c20 #26282d #3a3d44 #7b7f88 #a9adb6 #d7d9de #f2f3f5'),
  primary: scale('#161d3d #1d2858 #2f429c #5b76f2 #8ea2ff #aab9ff #c8d2ff'),
  red: scale('#2b1512 #3f1d19 #7a342d #d7685e #ff9d94 #ffb8b1 #ffd5d1'),
  orange: scale('#291d0c #3b2a11 #74521d #c98f36 #f0ad4e #f6c582 #fbe0ba'),
  green: scale('#0f2218 #163223 #2b6244 #4cae7b #6fd3a0 #98e2bc #c6f1da'),
  background: { primary: '#141518', secondary: '#0d0e10', tertiary: '#1d1f23' },
  font: { primary: '#f2f3f5', secondary: '#b4b8c0', tertiary: '#969ba5', inverse: '#0d0e10' },
  border: { primary: '#6d727c', secondary: '#2a2d33', tertiary: '#202329' },
  overlay: { 50: 'rgb(0 0 0 / 0.66)' },
}

/** Tokens that use another step of a scale than Amplify, in both modes. */
const colors = {
  ...light,
  blue: Object.fromEntries(steps.map((step) => [step, `{colors.primary.${step}}`])),
  font: { ...light.font, info: '{colors.primary.100}', error: '{colors.red.80}' },
  border: { ...light.border, focus: '{colors.primary.80}' },
}

const font = "'Geist Variable', system-ui, sans-serif"

/** The product's theme as Amplify tokens. `style-sheet.ts` builds it into CSS; none of it runs in the browser. */
export const theme = createTheme({
  name: 'scopewright',
  overrides: [{ colorMode: 'dark', tokens: tokens({ colors: dark }) }],
  tokens: tokens({
    colors,
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
        // The focus ring shows the focus.
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
})
