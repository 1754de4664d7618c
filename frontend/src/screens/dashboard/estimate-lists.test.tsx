import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { ProjectSummary } from '#contract/project'
import type { SavedEstimate } from '#contract/saved-estimate'
import { defaultTerms } from '#contract/terms'
import { EstimateLists } from './estimate-lists'

test('a recent project that was sold says if a change of it is shared or pending, and another one its hours', () => {
  const link = { createdAt: '2026-11-02T09:00:00Z', endsAt: '2099-01-01T00:00:00Z', openedCount: 0 }
  const decision = { kind: 'accept' as const, at: '2026-11-03T09:00:00.000Z', name: 'Grace', total: 1_000 }
  const agreed = { price: 1_000, acceptedAt: decision.at }
  const savedOf = (projectId: string, id: string, links: SavedEstimate['links']) => ({
    id,
    projectId,
    title: projectId,
    createdAt: link.createdAt,
    totalCost: 1_000,
    totalHours: 10,
    links,
  })
  const sold = (projectId: string) =>
    savedOf(projectId, `${projectId}-sold`, { a: { ...link, decision, sold: { price: 1_000, hours: 10, options: 0 } } })
  const change = { ...link, isChange: true, since: link.createdAt, before: agreed }
  const saved = [savedOf('shop', 'change', { b: change }), sold('shop'), sold('blog'), savedOf('wiki', 'only', {})]
  const projects = ['shop', 'blog', 'wiki'].map(
    (id): ProjectSummary => ({
      id,
      title: id,
      status: 'completed',
      createdAt: link.createdAt,
      hourlyRate: 100,
      developerCount: 1,
      isSaved: id !== 'blog',
      terms: defaultTerms,
      ...(id === 'shop' && { savedId: 'change' }),
    }),
  )
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <EstimateLists saved={saved} projects={projects} finished={[]} />
    </MemoryRouter>,
  )

  const [shop, blog, wiki] = html.split('id="history"')[1]!.split('<li>').slice(1)
  expect(shop).toContain('>Accepted, change shared<')
  expect(blog).toContain('>Accepted, change pending<')
  expect(wiki).toMatch(/>10\s?h</)
})
