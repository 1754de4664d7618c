import { cleanup, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AiAnalysis } from '#contract/project'
import { AnalysisCard } from './analysis-card'

const analysis = (components: number): AiAnalysis => ({
  summary: 'A workshop.',
  workType: { kind: 'product', stage: 'production', platform: 'web' },
  components: Array.from({ length: components }, (_, index) => ({
    name: `Part ${index + 1}`,
    description: 'Something',
    complexity: 'medium',
    estimatedHours: 1_200,
  })),
  technologies: ['React'],
  risks: ['Old data'],
  analyst: 'an analyst',
  buildHours: 800,
  designHours: 100,
  totalHours: 1_200,
  spread: 0.1,
})

test('six components are shown, and further ones unfold', () => {
  render(<AnalysisCard analysis={analysis(9)} questions={7} />)
  expect(screen.getByRole('link', { name: '7 questions below.' }).getAttribute('href')).toBe('#questions-heading')

  const fold = screen.getByText('and 3 more').closest('details')!
  expect(fold.open).toBe(false)
  expect(
    within(fold)
      .getAllByText(/^Part/)
      .map((part) => part.textContent),
  ).toEqual(['Part 7', 'Part 8', 'Part 9'])
  expect(screen.getAllByText('1,200 h')).toHaveLength(9)
  expect(screen.getAllByText('Medium complexity')).toHaveLength(9)
})

test('no number is shown for exactly six components', () => {
  render(<AnalysisCard analysis={analysis(6)} questions={0} />)
  expect(screen.queryByRole('link')).toBeNull()

  expect(screen.queryByText(/more$/)).toBeNull()
  screen.getByText('Completed')
  screen.getByText('Recommended technologies')
  screen.getByText('Identified risks')
  screen.getByText(/^Analyzed by an analyst\./)
})

test('the fold names only what it opens to', () => {
  const summaryWith = (given: Partial<AiAnalysis>) => {
    cleanup()
    const { container } = render(<AnalysisCard analysis={{ ...analysis(2), ...given }} questions={0} />)
    return container.querySelector('summary')?.textContent
  }
  expect(summaryWith({})).toBe('2 components, technologies and risks')
  expect(summaryWith({ risks: [] })).toBe('2 components and technologies')
  expect(summaryWith({ technologies: [], risks: [] })).toBe('2 components')
})

test('a budget that was masked from the analyst is quoted once', () => {
  const quote = 'We have $9,000 and four weeks.'
  const constraints = [
    { kind: 'budget' as const, amount: 9_000, currency: 'USD', quote },
    { kind: 'deadline' as const, weeks: 4, quote },
  ]
  render(<AnalysisCard analysis={analysis(1)} constraints={constraints} questions={0} />)

  screen.getByText('Withheld from the analyst')
  expect(screen.getAllByText(`“${quote}”`)).toHaveLength(1)
})
