import { Component, type ReactNode } from 'react';

interface PanelGuardProps {
  name: string;
  children: ReactNode;
}

/** Error boundary of a shell panel: a remote's page may have stored another shape under its query key. */
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
