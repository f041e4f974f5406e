import { type Frame, readCode } from './read-code';

self.onmessage = ({ data }: MessageEvent<Frame>) => self.postMessage(readCode(data));
