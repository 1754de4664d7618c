import type { ReactNode } from 'react'

/** Drawn on a 16-unit grid in the text's color. Always used with a text that says what it means. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      className="icon"
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export const CheckIcon = () => (
  <Icon>
    <path d="m3 8.5 3.2 3.2L13 4.8" />
  </Icon>
)

export const CloseIcon = () => (
  <Icon>
    <path d="m4 4 8 8m0-8-8 8" />
  </Icon>
)

export const WarningIcon = () => (
  <Icon>
    <path d="M8 2.2 14.5 13.5h-13zM8 6.6v3.2m0 2v.1" />
  </Icon>
)

export const DocumentIcon = () => (
  <Icon>
    <path d="M4 1.8h5l3 3v9.4H4zM9 1.8v3h3M6.2 8h3.6m-3.6 2.8h3.6" />
  </Icon>
)

export const UploadIcon = () => (
  <Icon>
    <path d="M8 10.5v-8m-3 3 3-3 3 3M2.5 10.5v3h11v-3" />
  </Icon>
)

export const MoreIcon = () => (
  <Icon>
    <path d="m4 6.2 4 4 4-4" />
  </Icon>
)
