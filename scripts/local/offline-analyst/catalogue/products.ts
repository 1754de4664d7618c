import type { Product } from './product'
import { productsByForm } from './products-by-form'
import { productsForPeople } from './products-for-people'
import { productsForWork } from './products-for-work'

/** All kinds of product. What a product is for comes before the form it has. */
export const products: Product[] = [...productsForPeople, ...productsForWork, ...productsByForm]
