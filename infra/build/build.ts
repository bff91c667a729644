import { buildProduct } from './build-product.ts';

/* `npm run build` */

console.log(await buildProduct());
