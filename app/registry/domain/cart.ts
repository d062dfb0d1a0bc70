/** Most pending registrations in a cart (spec 9), and names of one search. */
export const LIMITE_REGISTROS = 10;

/** For how many days a cart that nobody touches is kept, and what found no room in one. */
export const DIAS_DE_CARRITO = 60;
