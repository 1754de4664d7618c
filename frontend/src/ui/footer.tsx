import { siteLinkNames } from '#contract/site-config'
import { siteConfig } from '../api/site-config'
import { ColorModeSwitch } from './color-mode-switch'
import './footer.css'
import { useLoaded } from './use-loaded'

const labels = { terms: 'Terms', privacy: 'Privacy', imprint: 'Imprint', support: 'Support' }

/** Footer of every screen, with the links that the stage has. */
export function Footer() {
  const { value } = useLoaded(siteConfig)
  const links = siteLinkNames.flatMap((name) => {
    const url = value?.links?.[name]
    return url ? { url, label: labels[name] } : []
  })
  return (
    <footer className="footer">
      <span>Scopewright</span>
      {links.length > 0 && (
        <nav className="footer__links" aria-label="Legal and support">
          {links.map(({ url, label }) => (
            <a key={label} href={url}>
              {label}
            </a>
          ))}
        </nav>
      )}
      <ColorModeSwitch />
    </footer>
  )
}
