export { ver } from './ver';
