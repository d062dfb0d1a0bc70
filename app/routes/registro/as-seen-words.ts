/** Over what a person sees of something that the desk publishes: by whether they see it yet, or still do. */
export const SE_VERA = 'Así se verá';
export const SE_VE = 'Así se ve';
export const SE_VEIA = 'Así se veía';
