/** The demo account that has a second step, and the secret that its codes are made from. */
export const DEMO_FACTOR = { login: 'cuidadosa', secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' } as const;
