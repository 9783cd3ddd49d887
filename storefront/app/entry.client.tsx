import { start } from './start.tsx';

// The code is in the frame's chunk: here it would be a file of imports mostly.
start();
