import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Menu } from './menu'

test('arrow keys move between the items of an open menu, and do not scroll the page', () => {
  render(
    <Menu className="" button={{ className: '', children: 'More' }}>
      {() => ['Word', 'Excel'].map((name) => <button key={name}>{name}</button>)}
    </Menu>,
  )
  const opener = screen.getByText('More')
  opener.focus()
  const focusAfter = (key: string) => {
    const event = createEvent.keyDown(document.activeElement!, { key })
    fireEvent(document.activeElement!, event)
    return [document.activeElement!.textContent, event.defaultPrevented]
  }
  expect(focusAfter('ArrowDown')).toEqual(['More', false])
  fireEvent.click(opener)
  expect(['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map(focusAfter)).toEqual([
    ['Word', true],
    ['Excel', true],
    ['More', true],
    ['Excel', true],
  ])
})
