import { useUser } from '../../session/session'
import { Header, HeaderLink } from '../../ui/header'

export function EstimateHeader() {
  const { firstName, lastName, email } = useUser()
  const name = `${firstName} ${lastName}`.trim() || email
  const initials = [firstName, lastName].map((part) => Array.from(part.trim())[0] ?? '').join('') || email.charAt(0)
  return (
    <Header
      links={
        <>
          <HeaderLink to="/">Dashboard</HeaderLink>
          <HeaderLink to="/">New Estimate</HeaderLink>
          <HeaderLink to="/#history">History</HeaderLink>
        </>
      }
    >
      <span className="avatar" title={name}>
        <span aria-hidden="true">{initials}</span>
        <span className="amplify-visually-hidden">{name}</span>
      </span>
    </Header>
  )
}
