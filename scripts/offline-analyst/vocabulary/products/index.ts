import { business } from './business'
import { consumer } from './consumer'
import type { ProductByName } from './product'
import { technical } from './technical'

/** All kinds of product by name. */
export const products: ProductByName = { ...consumer, ...business, ...technical }
