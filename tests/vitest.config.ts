import { testsOf } from './projects';

export default testsOf('short');
