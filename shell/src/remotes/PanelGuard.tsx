import { Component, type ReactNode } from 'react';

export interface PanelGuardProps {
  /** For support, in the console. */
  name: string;
  children: ReactNode;
}

/**
 * Around a panel of the shell. A page of a remote shares the query cache with it and may have put something else under
 * its key: then this panel is missing, and nothing more. Source: design/federation, rule 13
 */
export class PanelGuard extends Component<PanelGuardProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(`panel ${this.props.name}: ${String(error)}`);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
