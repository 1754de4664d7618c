import { expect, test } from 'vitest'
import { codeAmong } from './code-lines'

test.each([
  [
    ['Users save a plot.', 'import json', 'import numpy as np', 'for row in rows:', 'print(row)', 'Users export it.'],
    4,
  ],
  [['from tkinter import filedialog', 'path = filedialog.askopenfilename()', 'return path'], 3],
  [['#include <stdio.h>', 'plt.show()', '}'], 3],
  [['fee = round(distance * 0.4)', 'return trips are half price'], 0],
  [['fare = rates.of(distance)', 'for groups of ten or more:', 'if a trip is cancelled:'], 1],
  [['def fee(km, isReturn):', 'if km > 3 and not isReturn:', 'fee = round(km)', 'return fee or 3', 'return'], 5],
  [['import orders', 'import customers', 'return a parcel', 'for members:'], 0],
  [['Import orders from Excel', 'Users pay (by card)', 'x = 3', 'with photos:'], 0],
])('lines of a program without a fence are code, and wishes that resemble them are none: %j', (lines, count) => {
  expect(codeAmong(lines).size).toBe(count)
})
