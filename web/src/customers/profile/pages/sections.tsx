import Badge from '@mui/icons-material/BadgeOutlined';
import Favorite from '@mui/icons-material/FavoriteBorderOutlined';
import Public from '@mui/icons-material/PublicOutlined';
import Sell from '@mui/icons-material/SellOutlined';
import Shield from '@mui/icons-material/ShieldOutlined';
import Timeline from '@mui/icons-material/TimelineOutlined';
import type { ReactNode } from 'react';

export interface Section {
  readonly key: 'general' | 'persona' | 'tags' | 'social' | 'timeline' | 'data';
  readonly icon: ReactNode;
  /** Names of its blocks, whose drafts are reported. */
  readonly blocks: readonly string[];
}

/** CUST-54 The pages below a profile. */
export const SECTIONS: readonly Section[] = [
  {
    key: 'general',
    icon: <Badge />,
    blocks: ['personal', 'background', 'contact', 'educations', 'works'],
  },
  { key: 'persona', icon: <Favorite />, blocks: ['remark', 'interests'] },
  { key: 'tags', icon: <Sell />, blocks: ['tags'] },
  { key: 'social', icon: <Public />, blocks: ['socials'] },
  { key: 'timeline', icon: <Timeline />, blocks: [] },
  { key: 'data', icon: <Shield />, blocks: [] },
];
