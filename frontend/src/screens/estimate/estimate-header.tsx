import { useUser } from '../../session/session'
import { nameOf } from '../../session/user'
import { Header, HeaderLink } from '../../ui/header'

export function EstimateHeader() {
  const user = useUser()
  const name = nameOf(user)
  const initials = [user.firstName, user.lastName].map((part) => Array.from(part.trim())[0] ?? '').join('')
  return (
    <Header
      links={
        <>
          <HeaderLink to="/">Dashboard</HeaderLink>
          <HeaderLink to="/">New Estimate</HeaderLink>
          <HeaderLink to="/projects">History</HeaderLink>
        </>
      }
    >
      <span className="avatar" title={name}>
        <span aria-hidden="true">{initials || user.email.charAt(0)}</span>
        <span className="amplify-visually-hidden">{name}</span>
      </span>
    </Header>
  )
}
