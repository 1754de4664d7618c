import { expect, test } from 'vitest'
import { codeAmong } from './code-lines'

test.each([
  [
    ['Users save a plot.', 'import json', 'import numpy as np', 'for row in rows:', 'print(row)', 'Users export it.'],
    4,
  ],
  [['from tkinter import filedialog', 'path = filedialog.askopenfilename()', 'return path'], 3],
  [['#include <stdio.h>', 'plt.show()', '}'], 3],
  [['import orders', 'import customers', 'return a parcel', 'for members:'], 0],
  [['Import orders from Excel', 'Users pay (by card)', 'x = 3', 'with photos:'], 0],
])('lines of a program without a fence are code, and wishes that resemble them are none: %j', (lines, count) => {
  expect(codeAmong(lines).size).toBe(count)
})
