import { expect, test } from 'vitest'
import { type MenuPlacing, placeMenu } from './menu-place'

const screen = { width: 800, height: 600 }
const menu = { width: 100, height: 200 }
const at = (x: number, y: number, width = 0, height = 0) => ({ x, y, width, height })
const place = (placing: Partial<MenuPlacing> & Pick<MenuPlacing, 'anchor'>) =>
  placeMenu({ menu, screen, side: 'below', direction: 'ltr', ...placing })

test('a menu has its upper left corner at its point', () => {
  expect(place({ anchor: at(300, 100) })).toEqual({ x: 300, y: 100 })
})

test('at the lower right edge the point is the opposite corner of the menu', () => {
  expect(place({ anchor: at(780, 590) })).toEqual({ x: 680, y: 390 })
})

test('in right-to-left languages the point is the upper right corner, and flips at the left edge', () => {
  expect(place({ anchor: at(300, 100), direction: 'rtl' })).toEqual({ x: 200, y: 100 })
  expect(place({ anchor: at(50, 100), direction: 'rtl' })).toEqual({ x: 50, y: 100 })
})

test('the menu of a title opens below it, and above it if there is no room', () => {
  expect(place({ anchor: at(300, 100, 40, 20) })).toEqual({ x: 300, y: 120 })
  expect(place({ anchor: at(300, 572, 40, 20) })).toEqual({ x: 300, y: 372 })
})

test('the menu of a title near the edge is shifted inside, not flipped', () => {
  expect(place({ anchor: at(750, 100, 40, 20) })).toEqual({ x: 700, y: 120 })
})

test('in right-to-left languages a menu is aligned to the end of its title', () => {
  expect(place({ anchor: at(300, 100, 40, 20), direction: 'rtl' })).toEqual({ x: 240, y: 120 })
})

test('a submenu opens beside its item and overlaps the menu by three pixels', () => {
  expect(place({ anchor: at(100, 100, 150, 24), side: 'beside' })).toEqual({ x: 247, y: 97 })
})

test('a submenu flips to the other side at the edge, and stays if neither side has room', () => {
  expect(place({ anchor: at(640, 100, 150, 24), side: 'beside' })).toEqual({ x: 543, y: 97 })
  const wide = { width: 780, height: 100 }
  expect(place({ anchor: at(20, 100, 150, 24), side: 'beside', menu: wide })).toEqual({ x: 20, y: 97 })
})

test('in right-to-left languages a submenu opens at the left, and flips to the right at the edge', () => {
  expect(place({ anchor: at(400, 100, 150, 24), side: 'beside', direction: 'rtl' })).toEqual({
    x: 303,
    y: 97,
  })
  expect(place({ anchor: at(40, 100, 150, 24), side: 'beside', direction: 'rtl' })).toEqual({ x: 187, y: 97 })
})

test('a submenu that would leave the screen below is pushed up', () => {
  expect(place({ anchor: at(100, 550, 150, 24), side: 'beside' }).y).toBe(400)
})

test('a menu taller than the screen begins at its top', () => {
  expect(place({ anchor: at(100, 300), menu: { width: 100, height: 900 } }).y).toBe(0)
})

test('positions are whole pixels', () => {
  expect(place({ anchor: at(100.5, 99.4) })).toEqual({ x: 101, y: 99 })
})
